/** The light colors of houses, colors and elements, as `tokens.css` and `looks.css` of the app have them: pictures have no style sheet. */
const COLORS: Readonly<Record<string, string>> = {
  brobnar: '#96501a',
  dis: '#86316f',
  ekwidon: '#1d6560',
  geistoid: '#56438f',
  keyraken: '#0f5a6b',
  logos: '#1c6a80',
  mars: '#4b6d12',
  redemption: '#7d3a45',
  sanctum: '#33579c',
  saurian: '#7a6410',
  shadows: '#474a57',
  skyborn: '#31617f',
  'star-alliance': '#2a5f8f',
  unfathomable: '#145c56',
  untamed: '#2f6b35',
}
const SAME_AS: Readonly<Record<string, string>> = {
  white: 'saurian',
  luxem: 'saurian',
  blue: 'sanctum',
  water: 'sanctum',
  black: 'shadows',
  umbra: 'shadows',
  red: 'brobnar',
  fire: 'brobnar',
  green: 'untamed',
  wind: 'untamed',
  arcane: 'geistoid',
  astra: 'star-alliance',
  crux: 'redemption',
  tera: 'mars',
  neos: 'logos',
  exalted: 'dis',
  exia: 'keyraken',
}

/** The color of a house, a color or an element; a grey one where it has none. */
export function colorOf(look: string): string {
  const name = look.toLowerCase().replaceAll(/[^a-z]+/g, '-')
  return COLORS[SAME_AS[name] ?? name] ?? '#5c6460'
}
