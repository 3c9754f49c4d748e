import * as m from '@minikran/i18n/messages'
import Alert from '@mui/material/Alert'
import { useState } from 'react'
import { FileButton } from '../items/file-button.tsx'

const accepted = [
  '.csv,.tsv,.txt,text/csv,text/plain',
  '.xlsx,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
].join(',')

/** A button that reads a spreadsheet's file as the text that copying its first sheet gives. */
export function ChartFileChoice({ onText }: { onText: (text: string) => void }) {
  const [isUnreadable, setIsUnreadable] = useState(false)
  const read = async (file: File) => {
    const { chartText } = await import('./chart-text.ts')
    const text = await chartText(file).catch(() => null)
    setIsUnreadable(text === null)
    if (text !== null) onText(text)
  }
  return (
    <>
      <FileButton
        size="small"
        label={m.backoffice_chart_file()}
        accept={accepted}
        onFiles={([file]) => file && void read(file)}
      />
      {isUnreadable && (
        <Alert severity="error" variant="outlined">
          {m.backoffice_chart_unreadable()}
        </Alert>
      )}
    </>
  )
}
