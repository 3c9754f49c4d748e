/** The most pictures that one form takes. */
export const mostPictures = 3

/** The file types that the server accepts, for the file input. */
export const pictureTypes = 'image/jpeg,image/png,image/webp'

export type PictureState =
  | { kind: 'shrinking' }
  | { kind: 'sending'; percent: number }
  /** Stored by the server with this id. */
  | { kind: 'kept'; id: string }
  | { kind: 'refused'; rule: string }

/** A picture of a form. */
export type Picture = {
  key: string
  name: string
  /** A small copy as a data URL; null when the browser cannot show the file. */
  preview: string | null
  state: PictureState
}

/** The ids of the stored pictures, for the form's hidden field. */
export const keptIds = (pictures: readonly Picture[]): string[] =>
  pictures.flatMap(({ state }) => (state.kind === 'kept' ? [state.id] : []))

/** Whether the picture is still being uploaded. */
export const isUnderWay = ({ state }: Picture): boolean =>
  state.kind === 'shrinking' || state.kind === 'sending'

/** The rule of a failed upload whose answer names none. */
export function uploadRule(status: number): string {
  if (status === 413) return 'imageSize'
  return status === 429 ? 'imageBusy' : 'imageNotSent'
}

/** The ids in the hidden field. */
export const idsIn = (text: string): string[] => text.split(' ').filter((id) => id !== '')
