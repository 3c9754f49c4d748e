import Button, { type ButtonProps } from '@mui/material/Button'
import { type ChangeEvent, useRef } from 'react'

type Props = ButtonProps & {
  label: string
  accept: string
  multiple?: boolean
  onFiles: (files: File[]) => void
}

/** A button that lets its user choose files. */
export function FileButton({ label, accept, multiple = false, onFiles, ...button }: Props) {
  const input = useRef<HTMLInputElement>(null)
  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const files = [...(target.files ?? [])]
    // Lets the same file be chosen again after a correction.
    target.value = ''
    if (files.length > 0) onFiles(files)
  }
  return (
    <>
      <Button
        {...button}
        onClick={() => {
          if (button['aria-disabled'] !== true) input.current?.click()
        }}
      >
        {label}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        multiple={multiple}
        aria-label={label}
        accept={accept}
        onChange={choose}
      />
    </>
  )
}
