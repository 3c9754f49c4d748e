/** The tested fields of the web app's manifest. */
export type Manifest = {
  icons: { src: string; type: string; sizes: string; purpose?: string }[]
  shortcuts: { url: string }[]
}
