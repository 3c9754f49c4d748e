/** What of the web app's manifest is looked at. */
export type Manifest = {
  icons: { src: string; type: string; sizes: string; purpose?: string }[]
  shortcuts: { url: string }[]
}
