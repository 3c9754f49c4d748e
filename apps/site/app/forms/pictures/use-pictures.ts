import { useSyncExternalStore } from 'react'
import type { Picture } from './picture.ts'
import { pictureList } from './picture-list.ts'

/** The pictures of the inquiry that is being written. */
export function usePictures(): readonly Picture[] {
  return useSyncExternalStore(pictureList.subscribe, pictureList.read, pictureList.readOnServer)
}
