import type { OwnAccount } from '@minikran/contract/admin/own-account'
import * as m from '@minikran/i18n/messages'
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import encodeQR from 'qr'
import { type RefObject, useRef, useState } from 'react'
import type { Values } from '../providers/call-api.ts'
import { Section } from '../tables/facts.tsx'
import { CodeField, PasswordField } from './own-fields.tsx'
import { OwnForm } from './own-form.tsx'

type Props = { own: OwnAccount; onChanged: () => Promise<void> }
/** `isAwaited`: nobody has gone on to another form meanwhile. */
type Begun = { secret: string; uri: string; isAwaited: boolean }

/** A code of the phone beside the password: set up, used and taken off here. */
export function SecondStep({ own, onChanged }: Props) {
  const [codes, setCodes] = useState<readonly string[] | null>(null)
  const group = useRef<HTMLElement>(null)
  const change = async (newCodes: readonly string[] | null) => {
    setCodes(newCodes)
    await onChanged()
  }
  const forget = () => {
    // The pressed button goes with the codes.
    group.current?.focus()
    setCodes(null)
  }
  return (
    <Section title={m.backoffice_second_title()}>
      <Box ref={group} role="group" aria-label={m.backoffice_second_title()} tabIndex={-1}>
        {own.second_step === 'missing' && (
          <Alert severity="warning" variant="outlined">
            {m.backoffice_second_missing()}
          </Alert>
        )}
        {codes !== null && <RecoveryCodes codes={codes} onKept={forget} />}
        {own.second_step === 'on' ? (
          <SwitchedOn
            own={own}
            focusAfter={group}
            onChanged={() => change(null)}
            onCodes={change}
          />
        ) : (
          <SettingUp focusAfter={group} onCodes={change} />
        )}
      </Box>
    </Section>
  )
}

const codesIn = (answer: Values) => answer['recovery_codes'] as string[]

type FormProps = {
  onCodes: (codes: readonly string[]) => Promise<void>
  focusAfter: RefObject<HTMLElement | null>
}

function SettingUp({ onCodes, focusAfter }: FormProps) {
  const [begun, setBegun] = useState<Begun | null>(null)
  const begin = (answer: Values) => {
    const isAwaited = document.activeElement === focusAfter.current
    setBegun({ ...(answer as Omit<Begun, 'isAwaited'>), isAwaited })
  }
  if (begun === null) {
    return (
      <>
        <Typography variant="body2">{m.backoffice_second_intro()}</Typography>
        <OwnForm
          key="begin"
          call="beginSecondStep"
          send={m.backoffice_second_begin()}
          focusAfter={focusAfter}
          onDone={begin}
        >
          <PasswordField />
        </OwnForm>
      </>
    )
  }
  return (
    <>
      <Typography variant="body2">{m.backoffice_second_scan()}</Typography>
      <QrCode text={begun.uri} label={m.backoffice_second_qr()} />
      <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
        {m.backoffice_second_typed()} <code>{begun.secret.match(/.{1,4}/g)?.join(' ')}</code>
      </Typography>
      <OwnForm
        key="confirm"
        call="confirmSecondStep"
        send={m.backoffice_second_confirm()}
        focusAfter={focusAfter}
        onDone={(answer) => {
          setBegun(null)
          return onCodes(codesIn(answer))
        }}
      >
        <CodeField autoFocus={begun.isAwaited} />
      </OwnForm>
    </>
  )
}

function SwitchedOn({ own, onChanged, onCodes, focusAfter }: Props & FormProps) {
  return (
    <>
      <Typography variant="body2">
        {m.backoffice_second_on({ left: own.recovery_codes_left })}
      </Typography>
      <details>
        <summary>{m.backoffice_second_renew_title()}</summary>
        <OwnForm
          call="renewRecoveryCodes"
          send={m.backoffice_second_renew()}
          focusAfter={focusAfter}
          onDone={(answer) => onCodes(codesIn(answer))}
        >
          <CodeField />
        </OwnForm>
      </details>
      <details>
        <summary>{m.backoffice_second_remove_title()}</summary>
        {own.second_step_needed && (
          <Typography variant="body2">{m.backoffice_second_needed()}</Typography>
        )}
        <OwnForm
          call="removeSecondStep"
          send={m.backoffice_second_remove()}
          focusAfter={focusAfter}
          onDone={onChanged}
        >
          <PasswordField />
          <CodeField />
        </OwnForm>
      </details>
    </>
  )
}

type RecoveryCodesProps = { codes: readonly string[]; onKept: () => void }

const listStyle = { columns: 2, fontFamily: 'monospace', pl: 3, my: 1 }

/** Shown once: the server keeps only their hashes. */
function RecoveryCodes({ codes, onKept }: RecoveryCodesProps) {
  return (
    <Alert severity="info" variant="outlined" icon={false} sx={{ mb: 1 }}>
      {m.backoffice_second_codes()}
      <Box component="ol" sx={listStyle}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </Box>
      <Button size="small" onClick={() => window.print()}>
        {m.backoffice_case_print()}
      </Button>
      <Button size="small" onClick={onKept}>
        {m.backoffice_second_codes_kept()}
      </Button>
    </Alert>
  )
}

type QrCodeProps = { text: string; label: string }

const qrCodeSize = 220

/** A QR code as one SVG path. It is made in the browser, since its text is a secret. */
function QrCode({ text, label }: QrCodeProps) {
  const rows = encodeQR(text, 'raw', { ecc: 'medium', border: 4 })
  const path = rows
    .flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')))
    .join('')
  return (
    <Box
      component="svg"
      role="img"
      aria-label={label}
      viewBox={`0 0 ${rows.length} ${rows.length}`}
      width={qrCodeSize}
      height={qrCodeSize}
      shapeRendering="crispEdges"
      sx={{ display: 'block', my: 1, background: '#fff' }}
    >
      <path d={path} fill="#000" />
    </Box>
  )
}
