import { useSyncExternalStore } from 'react'
import type { Picture } from './picture.ts'
import { type PictureForm, pictureList } from './picture-list.ts'

/** The pictures of a form. */
export function usePictures(form: PictureForm): readonly Picture[] {
  const read = () => pictureList.read(form)
  return useSyncExternalStore(pictureList.subscribe, read, pictureList.readOnServer)
}
