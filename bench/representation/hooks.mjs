// Puts a variant of the module of positions in the place of the kernel's own, so that the engine needs no seam for the
// trial. Files of this folder are given the kernel's, whatever the variant.

const HERE = new URL('.', import.meta.url).href
const PLACE = '/packages/kernel/dist/'

/** Module name in the kernel → what is loaded instead. */
let replaced = {}

export function initialize(replacements) {
  replaced = replacements
}

export async function resolve(specifier, context, next) {
  const found = await next(specifier, context)
  const at = found.url.lastIndexOf(PLACE)
  const instead = at < 0 ? undefined : replaced[found.url.slice(at + PLACE.length)]
  if (instead === undefined || context.parentURL?.startsWith(HERE)) return found
  return { ...found, url: new URL(instead, HERE).href }
}
