import * as m from '@minikran/i18n/messages'
import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import { type ChangeEvent, useRef, useState } from 'react'

const accepted = [
  '.csv,.tsv,.txt,text/csv,text/plain',
  '.xlsx,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
].join(',')

/** A button that reads a spreadsheet's file as the text that copying its first sheet gives. */
export function ChartFileChoice({ onText }: { onText: (text: string) => void }) {
  const input = useRef<HTMLInputElement>(null)
  const [isUnreadable, setIsUnreadable] = useState(false)
  const read = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? []
    if (file === undefined) return
    const { chartText } = await import('./chart-text.ts')
    const text = await chartText(file).catch(() => null)
    setIsUnreadable(text === null)
    if (text !== null) onText(text)
    // Lets the same file be chosen again after a correction.
    target.value = ''
  }
  return (
    <>
      <Button size="small" onClick={() => input.current?.click()}>
        {m.backoffice_chart_file()}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        aria-label={m.backoffice_chart_file()}
        accept={accepted}
        onChange={(event) => void read(event)}
      />
      {isUnreadable && (
        <Alert severity="error" variant="outlined">
          {m.backoffice_chart_unreadable()}
        </Alert>
      )}
    </>
  )
}
