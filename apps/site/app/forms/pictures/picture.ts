/** The most pictures that one form takes. */
export const mostPictures = 3

/** What a file input offers, by the kinds that the server takes. */
export const pictureTypes = 'image/jpeg,image/png,image/webp'

export type PictureState =
  | { kind: 'shrinking' }
  | { kind: 'sending'; percent: number }
  /** The server has it under this id. */
  | { kind: 'kept'; id: string }
  | { kind: 'refused'; rule: string }

/** A picture in a form that is being filled in. */
export type Picture = {
  key: string
  name: string
  /** A small copy as a data address; null: the browser cannot show it. */
  preview: string | null
  state: PictureState
}

/** The ids of the pictures that the server has, as the form's hidden field carries them. */
export const keptIds = (pictures: readonly Picture[]): string[] =>
  pictures.flatMap(({ state }) => (state.kind === 'kept' ? [state.id] : []))

/** Whether some picture is still on its way. */
export const isUnderWay = ({ state }: Picture): boolean =>
  state.kind === 'shrinking' || state.kind === 'sending'

/** The ids in such a field. */
export const idsIn = (text: string): string[] => text.split(' ').filter((id) => id !== '')
