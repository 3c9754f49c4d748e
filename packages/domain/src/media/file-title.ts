const maxLength = 120

/**
 * A title from a file's name: without folders, extension, invisible characters and characters that
 * paths and HTML use. Empty when nothing is left.
 */
export function fileTitle(name: string): string {
  const last = name.normalize('NFC').split(/[\\/]/).at(-1) ?? ''
  const words = last
    // Control characters, text direction and zero-width characters, lone surrogates.
    .replaceAll(/[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Zl}\p{Zp}]/gu, '')
    .replace(/(?<=.)\.[\p{L}\p{N}]{1,5}$/u, '')
    .replaceAll(/[<>:"|?*_]/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .replace(/^[.\s]+/, '')
  return [...words].slice(0, maxLength).join('').trim()
}
