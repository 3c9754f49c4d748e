/** Escapes a text for use in a LIKE pattern. */
export const likeLiteral = (text: string): string => text.replaceAll(/[\\%_]/g, '\\$&')
