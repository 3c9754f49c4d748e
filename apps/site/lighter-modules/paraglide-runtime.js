// The address alone says the language (entry.client.tsx); cookies, headers and patterns do not.
export const experimentalStaticLocale = undefined
export let getLocale = () => 'sv'
export const overwriteGetLocale = (next) => {
  getLocale = next
}
