import type { MediaKind } from '@minikran/domain/media/upload-limits'
import * as m from '@minikran/i18n/messages'
import { numberText } from '@minikran/i18n/number-text'
import Check from '@mui/icons-material/Check'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { keepPreviousData } from '@tanstack/react-query'
import { useGetList } from 'ra-core'
import { useDeferredValue, useId, useState } from 'react'
import { pressProps } from '../items/press-props.ts'
import { useTellQueryError } from '../items/use-tell-problem.ts'
import { locale } from '../locale.ts'
import { type MediaItem, nameOf } from './media-names.ts'
import { PictureThumb } from './picture-thumb.tsx'

type Props = {
  kind: MediaKind
  title: string
  choice: Choice
  onClose: () => void
}
type Choice =
  /** Several: a click chooses a file, the next click removes it. */
  | { chosen: readonly number[]; onToggle: (item: MediaItem) => void }
  /** One that replaces another, which is left out of the list. */
  | { insteadOf: number; onPick: (item: MediaItem) => void }

const perPage = 24
const newest = { field: 'created_at', order: 'DESC' } as const
const options = { retry: false, placeholderData: keepPreviousData }

/** The files of the library, newest first, with a search field. */
export function LibraryDialog({ kind, title, choice, onClose }: Props) {
  const titleId = useId()
  const [typed, setTyped] = useState('')
  const [page, setPage] = useState(1)
  const q = useDeferredValue(typed.trim())
  const filter = q === '' ? {} : { q }
  const asked = { pagination: { page, perPage }, sort: newest, filter }
  const { data = [], total, isSuccess, error } = useGetList<MediaItem>(kind, asked, options)
  useTellQueryError(error)
  const search = (words: string) => {
    setTyped(words)
    setPage(1)
  }
  const offered = 'insteadOf' in choice ? data.filter(({ id }) => id !== choice.insteadOf) : data
  return (
    <Dialog open onClose={onClose} maxWidth="md" fullWidth aria-labelledby={titleId}>
      <DialogTitle id={titleId}>{title}</DialogTitle>
      <DialogContent>
        <TextField
          type="search"
          fullWidth
          label={m.backoffice_filter_search()}
          value={typed}
          onChange={(event) => search(event.target.value)}
        />
        <Box component="ul" sx={grid}>
          {offered.map((item) => (
            <li key={item.id}>
              <Offered kind={kind} item={item} choice={choice} />
            </li>
          ))}
        </Box>
        {isSuccess && offered.length === 0 && (
          <Typography>{m.backoffice_library_empty()}</Typography>
        )}
      </DialogContent>
      <DialogActions sx={{ flexWrap: 'wrap' }}>
        <Pages page={page} total={total} onTurn={setPage} />
        {'chosen' in choice && choice.chosen.length > 0 ? (
          <Button variant="contained" onClick={onClose}>
            {doneWord(choice.chosen.length)}
          </Button>
        ) : (
          <Button onClick={onClose}>{m.backoffice_close()}</Button>
        )}
      </DialogActions>
    </Dialog>
  )
}

type PagesProps = { page: number; total: number | undefined; onTurn: (page: number) => void }

function Pages({ page, total, onTurn }: PagesProps) {
  return (
    <>
      <Typography variant="body2" role="status" sx={countStyle}>
        {total !== undefined && m.backoffice_library_count({ count: numberText(total, locale) })}
      </Typography>
      <Button {...pressProps(page === 1, () => onTurn(page - 1))}>
        {m.backoffice_library_newer()}
      </Button>
      <Button {...pressProps(page * perPage >= (total ?? 0), () => onTurn(page + 1))}>
        {m.backoffice_library_older()}
      </Button>
    </>
  )
}

const doneWord = (count: number) =>
  count === 1 ? m.backoffice_library_done_one() : m.backoffice_library_done_many({ count })

type OfferedProps = { kind: MediaKind; item: MediaItem; choice: Choice }

function Offered({ kind, item, choice }: OfferedProps) {
  const shown = (
    <>
      {kind === 'images' && <PictureThumb image={item} />}
      <span>{nameOf(kind, item)}</span>
    </>
  )
  if ('insteadOf' in choice) {
    return (
      <Button onClick={() => choice.onPick(item)} sx={tile} color="inherit">
        {shown}
      </Button>
    )
  }
  const isChosen = choice.chosen.includes(item.id)
  return (
    <Button
      onClick={() => choice.onToggle(item)}
      aria-pressed={isChosen}
      sx={isChosen ? chosenTile : tile}
      color="inherit"
    >
      {shown}
      {isChosen && (
        // A screen reader hears that the button is pressed.
        <Box component="span" aria-hidden sx={mark}>
          <Check fontSize="small" />
          {m.backoffice_library_chosen()}
        </Box>
      )}
    </Button>
  )
}

// On a phone the buttons have a line of their own.
const countStyle = { flex: { xs: '1 0 100%', sm: '1 0 auto' } }
const grid = {
  listStyle: 'none',
  m: 0,
  mt: 1,
  p: 0,
  display: 'grid',
  gap: 1,
  gridTemplateColumns: 'repeat(auto-fill, minmax(200px, 1fr))',
}
const tile = {
  width: '100%',
  height: '100%',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: 0.5,
  border: 1,
  borderColor: 'divider',
  textAlign: 'left',
  overflowWrap: 'anywhere',
}
const chosenTile = {
  ...tile,
  borderColor: 'primary.main',
  outline: 1,
  outlineColor: 'primary.main',
}
const mark = { display: 'flex', alignItems: 'center', gap: 0.5, color: 'primary.main' }
