import { language } from './catalogue.ts'

/** The attribute of an element whose text is English in every language: card texts, rules, and what no catalogue translates. */
export const inEnglish = (): { readonly lang?: 'en' } => (language() === 'en' ? {} : { lang: 'en' })
