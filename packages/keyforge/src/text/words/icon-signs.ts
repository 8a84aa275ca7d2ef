/** Signs for bonus icons in the card files of the community, and the letters some write instead. */
export const ICON_SIGNS = [
  { word: 'capture', written: ['\uf36f\uf560', '\uf565'] },
  { word: 'draw', written: ['\uf36e'] },
  { word: 'discard', written: ['\uf372'] },
  { word: 'brobnar', written: ['\uf379'] },
  { word: 'dis', written: ['\uf37a'] },
  { word: 'ekwidon', written: ['\uf37b'] },
  { word: 'geistoid', written: ['\uf37c'] },
  { word: 'logos', written: ['\uf37d'] },
  { word: 'mars', written: ['\uf37e'] },
  { word: 'skyborn', written: ['\uf37f'] },
  { word: 'redemption', written: ['\uf386'] },
  { word: 'sanctum', written: ['\uf387'] },
  { word: 'saurian', written: ['\uf388'] },
  { word: 'staralliance', written: ['\uf38a'] },
  { word: 'shadows', written: ['\uf389'] },
  { word: 'untamed', written: ['\uf38b'] },
]
export const ICON_LETTERS = { A: 'aember', PT: 'capture', D: 'damage', R: 'draw' }
