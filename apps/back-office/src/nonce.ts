/** The nonce of this page's answer, for the styles that components make while they run. */
export const nonce =
  document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce ?? ''
