/** Hands something to the browser as a file, named after what it is about. Gives the name of the file. */
export function download(name: string, content: string | Blob, ending: 'yaml' | 'txt' | 'png'): string {
  const file = `${name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
    .slice(0, 60)}.${ending}`
  const blob = typeof content === 'string' ? new Blob([content], { type: 'text/yaml' }) : content
  const address = URL.createObjectURL(blob)
  const link = document.createElement('a')
  link.href = address
  link.download = file
  link.click()
  setTimeout(() => URL.revokeObjectURL(address), 1000)
  return file
}
