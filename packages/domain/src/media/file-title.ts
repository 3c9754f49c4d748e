const mostSigns = 120

/**
 * What a file is called, as a title: the last part of its name, without its ending and without signs
 * that would hide something or lead somewhere. Empty when nothing is left.
 */
export function fileTitle(name: string): string {
  const last = name.normalize('NFC').split(/[\\/]/).at(-1) ?? ''
  const words = last
    // Control signs, what turns the direction of reading or has no width, lone halves of signs.
    .replaceAll(/[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Zl}\p{Zp}]/gu, '')
    .replace(/(?<=.)\.[\p{L}\p{N}]{1,5}$/u, '')
    .replaceAll(/[<>:"|?*_]/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .replace(/^[.\s]+/, '')
  return [...words].slice(0, mostSigns).join('').trim()
}
