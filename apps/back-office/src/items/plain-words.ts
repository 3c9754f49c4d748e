/** How many characters of a value are shown. */
export const mostShown = 300

export const withoutMarkup = (text: string) => text.replaceAll(/<[^>]*>/g, ' ')
