let closed: string | null = null

/** The path of the presentation that was just closed: its link in the list gets the focus. */
export const closedPresentation = {
  current: () => closed,
  set: (path: string | null) => {
    closed = path
  },
}
