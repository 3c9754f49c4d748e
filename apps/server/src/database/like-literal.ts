/** A text as a part of a LIKE pattern that stands for itself. */
export const likeLiteral = (text: string): string => text.replaceAll(/[\\%_]/g, '\\$&')
