import { PrefetchPageLinks } from 'react-router'
import { localPath } from '../locale-path.ts'

/** Loads /fel in advance, so that it can be shown when the network fails. */
export function PreloadErrorPage() {
  return (
    <>
      <PrefetchPageLinks page={localPath('/error')} />
      <PrefetchPageLinks page={localPath('/fel')} />
    </>
  )
}
