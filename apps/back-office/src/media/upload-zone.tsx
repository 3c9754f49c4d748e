import type { Uploaded } from '@minikran/contract/admin/media'
import type { MediaKind } from '@minikran/domain/media/upload-limits'
import * as m from '@minikran/i18n/messages'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import LinearProgress from '@mui/material/LinearProgress'
import Typography from '@mui/material/Typography'
import { useQueryClient } from '@tanstack/react-query'
import { type DragEvent, type ReactNode, useId, useRef, useState } from 'react'
import { Link } from 'react-router-dom'
import { FileButton } from '../items/file-button.tsx'
import { chooseWord, limitSentence } from './upload-sentences.ts'
import { type Upload, useUploads } from './use-uploads.ts'

type Props = { kind: MediaKind; onStored?: (uploaded: Uploaded) => void }

/** An area to drop or choose several files, with the allowed types and sizes. */
export function UploadZone({ kind, onStored }: Props) {
  const queries = useQueryClient()
  const { uploads, add, clear } = useUploads(kind, (uploaded) => {
    onStored?.(uploaded)
    // Only lists of files are loaded again: reloading the item in the form would lose its changes.
    void queries.invalidateQueries({ queryKey: [kind] })
  })
  const chooser = useRef<HTMLButtonElement>(null)
  const hint = useId()
  return (
    <DropZone onFiles={add}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'center' }}>
        <FileButton
          ref={chooser}
          variant="outlined"
          label={chooseWord(kind)}
          accept={accepted[kind]}
          multiple
          onFiles={add}
          aria-describedby={hint}
        />
        <Typography id={hint} variant="body2" color="textSecondary">
          {m.backoffice_upload_drop()} {limitSentence(kind)}
        </Typography>
      </Box>
      {/* Screen readers announce only what is added to a live region that is already there. */}
      <div aria-live="polite">
        {uploads.length > 0 && (
          <Box component="ul" sx={{ listStyle: 'none', m: 0, mt: 1, p: 0 }}>
            {uploads.map((upload) => (
              <UploadRow key={upload.key} kind={kind} upload={upload} />
            ))}
          </Box>
        )}
      </div>
      {uploads.length > 0 && (
        <Button
          size="small"
          onClick={() => {
            clear()
            chooser.current?.focus()
          }}
        >
          {m.backoffice_upload_clear()}
        </Button>
      )}
    </DropZone>
  )
}

const zone = { border: 1, borderStyle: 'dashed', borderColor: 'text.secondary', p: 2, my: 1 }

type DropProps = { onFiles: (files: File[]) => void; children: ReactNode }

function DropZone({ onFiles, children }: DropProps) {
  const [isOver, setIsOver] = useState(false)
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setIsOver(false)
    onFiles([...event.dataTransfer.files])
  }
  const over = (event: DragEvent) => {
    event.preventDefault()
    setIsOver(true)
  }
  return (
    <Box
      onDragOver={over}
      onDragLeave={() => setIsOver(false)}
      onDrop={drop}
      sx={{ ...zone, ...(isOver && { borderColor: 'primary.main', borderStyle: 'solid' }) }}
    >
      {children}
    </Box>
  )
}

const accepted: Record<MediaKind, string> = {
  images: 'image/jpeg,image/png,image/webp',
  documents: 'application/pdf',
  movies: 'video/mp4,video/webm',
}

function UploadRow({ kind, upload }: { kind: MediaKind; upload: Upload }) {
  const { name, share, fault, result } = upload
  return (
    <Box component="li" sx={{ display: 'flex', gap: 2, alignItems: 'center', minHeight: 32 }}>
      <Typography variant="body2" sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
        {name}
      </Typography>
      {fault !== null && (
        <Typography variant="body2" color="error">
          {fault}
        </Typography>
      )}
      {fault === null && result === null && (
        <LinearProgress
          variant={share === null || share === 1 ? 'indeterminate' : 'determinate'}
          value={(share ?? 0) * 100}
          aria-label={m.backoffice_upload_progress({ name })}
          sx={{ flex: '0 1 160px' }}
        />
      )}
      {result !== null && (
        <Typography variant="body2">
          {result.is_duplicate
            ? `${m.backoffice_upload_duplicate()} `
            : `${m.backoffice_upload_stored()} `}
          <Link to={`/${kind}/${result.id}`}>{result.name}</Link>
        </Typography>
      )}
    </Box>
  )
}
