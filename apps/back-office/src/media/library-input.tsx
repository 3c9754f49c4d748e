import { isPublished } from '@minikran/domain/content/publish-window'
import type { MediaKind } from '@minikran/domain/media/upload-limits'
import * as m from '@minikran/i18n/messages'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { RecordContextProvider, useGetMany, useInput } from 'ra-core'
import { useState } from 'react'
import { useFormContext } from 'react-hook-form'
import { Link } from 'react-router-dom'
import { Fieldset, wholeRow } from '../items/fieldset.tsx'
import { pressProps } from '../items/press-props.ts'
import { PublishState } from '../items/publish-state.tsx'
import { useIsReadOnly } from '../items/read-only.tsx'
import { useTellQueryError } from '../items/use-tell-problem.ts'
import { windowOf } from '../items/window-of.ts'
import { useMay } from '../shell/use-may.ts'
import { DescribePicture } from './describe-picture.tsx'
import { LibraryDialog } from './library-dialog.tsx'
import { type MediaItem, mediaNames, nameOf } from './media-names.ts'
import { PictureThumb } from './picture-thumb.tsx'
import { UploadZone } from './upload-zone.tsx'

const texts: Record<MediaKind, { title: () => string; choose: () => string }> = {
  images: { title: m.backoffice_images_many, choose: m.backoffice_library_choose_images },
  documents: { title: m.backoffice_documents_many, choose: m.backoffice_library_choose_documents },
  movies: { title: m.backoffice_movies_many, choose: m.backoffice_library_choose_movies },
}

type Props = { kind: MediaKind; source?: string }

/**
 * The files of an item in their order, chosen from the library or uploaded here. The field's value is
 * the list of their ids.
 */
export function LibraryInput({ kind, source = mediaNames[kind].ids }: Props) {
  const chosen = useChosen(source)
  const { ids, add, remove } = chosen
  const mayUpload = useMay('media:write')
  const isReadOnly = useIsReadOnly()
  const [isChoosing, setIsChoosing] = useState(false)
  if (isReadOnly && ids.length === 0) return null
  return (
    <Fieldset title={texts[kind].title()}>
      <Box sx={wholeRow}>
        <ChosenFiles kind={kind} chosen={chosen} />
        <Button variant="outlined" onClick={() => setIsChoosing(true)}>
          {texts[kind].choose()}
        </Button>
        {mayUpload && !isReadOnly && (
          <UploadZone kind={kind} onStored={(uploaded) => add(uploaded.id)} />
        )}
        {isChoosing && (
          <LibraryDialog
            kind={kind}
            title={texts[kind].choose()}
            choice={{
              chosen: ids,
              onToggle: ({ id }) => (ids.includes(id) ? remove(id) : add(id)),
            }}
            onClose={() => setIsChoosing(false)}
          />
        )}
      </Box>
    </Fieldset>
  )
}

/** The field's list of ids, and its changes. */
function useChosen(source: string) {
  const { field } = useInput<number[]>({ source, defaultValue: [] })
  const { getValues } = useFormContext()
  const ids: readonly number[] = field.value ?? []
  const set = (next: readonly number[]) => field.onChange([...next])
  const without = (id: number) => ids.filter((other) => other !== id)
  return {
    ids,
    // An upload ends after later changes of the list, so the current value is read.
    add: (id: number) => {
      const latest = (getValues(source) ?? []) as number[]
      if (!latest.includes(id)) set([...latest, id])
    },
    remove: (id: number) => set(without(id)),
    move: (id: number, by: -1 | 1) => set(without(id).toSpliced(ids.indexOf(id) + by, 0, id)),
  }
}

type FilesProps = { kind: MediaKind; chosen: ReturnType<typeof useChosen> }

function ChosenFiles({ kind, chosen: { ids, move, remove } }: FilesProps) {
  const asked = { ids: [...ids] }
  const { data = [], isPending, error } = useGetMany<MediaItem>(kind, asked, { retry: false })
  useTellQueryError(error)
  const items = new Map(data.filter((item) => item !== undefined).map((item) => [item.id, item]))
  return (
    <Box component="ul" sx={rows}>
      {ids.map((id, index) => {
        const item = items.get(id)
        const name = item === undefined ? '' : nameOf(kind, item)
        return (
          <Box component="li" key={id} sx={row}>
            <Chosen kind={kind} item={item} isLoading={isPending} />
            <Box sx={{ ml: 'auto', display: 'flex', flexWrap: 'wrap' }}>
              <RowButton
                label={m.backoffice_library_earlier()}
                name={name}
                isOff={index === 0}
                onPress={() => move(id, -1)}
              />
              <RowButton
                label={m.backoffice_library_later()}
                name={name}
                isOff={index === ids.length - 1}
                onPress={() => move(id, 1)}
              />
              <RowButton
                label={m.backoffice_library_remove()}
                name={name}
                onPress={() => remove(id)}
              />
            </Box>
          </Box>
        )
      })}
    </Box>
  )
}

const rows = { listStyle: 'none', m: 0, mb: 1, p: 0 }
const row = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: 2,
  alignItems: 'center',
  py: 1,
  borderBottom: 1,
  borderColor: 'divider',
}

type ChosenProps = { kind: MediaKind; item: MediaItem | undefined; isLoading: boolean }

function Chosen({ kind, item, isLoading }: ChosenProps) {
  const isReadOnly = useIsReadOnly()
  if (item === undefined) return <span>{isLoading ? m.backoffice_loading() : '–'}</span>
  const needsWords = kind === 'images' && (item.publish_at === null || item['alt_sv'] === '')
  return (
    <>
      {kind === 'images' && <PictureThumb image={item} />}
      <span>
        <Link to={`/${kind}/${item.id}`}>{nameOf(kind, item)}</Link>{' '}
        <RecordContextProvider value={item}>
          <PublishState />
        </RecordContextProvider>
        {kind === 'images' && <HiddenNote image={item} />}
      </span>
      {needsWords && !isReadOnly && item['may_write'] === true && <DescribePicture image={item} />}
    </>
  )
}

function isOnPage(image: MediaItem): boolean {
  if (image['deleted_at'] !== null || image['alt_sv'] === '') return false
  return isPublished(windowOf(image), Date.now())
}

/** Says that the item's page leaves this picture out. */
function HiddenNote({ image }: { image: MediaItem }) {
  if (isOnPage(image)) return null
  return (
    <Typography variant="body2" color="warning">
      {image.publish_at === null ? m.backoffice_picture_draft() : m.backoffice_picture_hidden()}
    </Typography>
  )
}

type ButtonProps = {
  label: string
  name: string
  isOff?: boolean
  onPress: () => void
}

function RowButton({ label, name, isOff = false, onPress }: ButtonProps) {
  return (
    <Button size="small" aria-label={`${label}: ${name}`} {...pressProps(isOff, onPress)}>
      {label}
    </Button>
  )
}
