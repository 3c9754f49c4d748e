import type { OwnAccount } from '@minikran/contract/admin/own-account'
import * as m from '@minikran/i18n/messages'
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import encodeQR from 'qr'
import { useState } from 'react'
import { Section } from '../tables/facts.tsx'
import { CodeField, PasswordField } from './own-fields.tsx'
import { OwnForm } from './own-form.tsx'
import { useOwnCall } from './use-own-call.ts'

type Props = { own: OwnAccount; onChanged: () => Promise<void> }
type Begun = { secret: string; uri: string }

/** A code of the phone beside the password: set up, used and taken off here. */
export function SecondStep({ own, onChanged }: Props) {
  const [codes, setCodes] = useState<readonly string[] | null>(null)
  const show = async (told: readonly string[]) => {
    setCodes(told)
    await onChanged()
  }
  return (
    <Section title={m.backoffice_second_title()}>
      {own.second_step === 'missing' && (
        <Alert severity="warning" variant="outlined">
          {m.backoffice_second_missing()}
        </Alert>
      )}
      {codes !== null && <RecoveryCodes codes={codes} onKept={() => setCodes(null)} />}
      {own.second_step === 'on' ? (
        <SwitchedOn own={own} onChanged={onChanged} onCodes={show} />
      ) : (
        <SettingUp onCodes={show} />
      )}
    </Section>
  )
}

type Told = { onCodes: (codes: readonly string[]) => Promise<void> }

function SettingUp({ onCodes }: Told) {
  const [begun, setBegun] = useState<Begun | null>(null)
  const { call, faults, isBusy } = useOwnCall()
  const begin = async ({ password }: Record<string, string>) => {
    const answer = await call('beginSecondStep', { password })
    if (answer !== null) setBegun(answer as Begun)
  }
  const confirm = async ({ code }: Record<string, string>) => {
    const answer = await call('confirmSecondStep', { code })
    if (answer === null) return
    setBegun(null)
    await onCodes(answer['recovery_codes'] as string[])
  }
  if (begun === null) {
    return (
      <>
        <Typography variant="body2">{m.backoffice_second_intro()}</Typography>
        <OwnForm
          key="begin"
          send={m.backoffice_second_begin()}
          faults={faults}
          isBusy={isBusy}
          onSend={(given) => void begin(given)}
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
        send={m.backoffice_second_confirm()}
        faults={faults}
        isBusy={isBusy}
        onSend={(given) => void confirm(given)}
      >
        <CodeField autoFocus />
      </OwnForm>
    </>
  )
}

function SwitchedOn({ own, onChanged, onCodes }: Props & Told) {
  const renewing = useOwnCall()
  const removing = useOwnCall()
  const renew = async ({ code }: Record<string, string>) => {
    const answer = await renewing.call('renewRecoveryCodes', { code })
    if (answer !== null) await onCodes(answer['recovery_codes'] as string[])
  }
  const remove = async (given: Record<string, string>) => {
    if ((await removing.call('removeSecondStep', given)) !== null) await onChanged()
  }
  return (
    <>
      <Typography variant="body2">
        {m.backoffice_second_on({ left: own.recovery_codes_left })}
      </Typography>
      <details>
        <summary>{m.backoffice_second_renew_title()}</summary>
        <OwnForm
          send={m.backoffice_second_renew()}
          faults={renewing.faults}
          isBusy={renewing.isBusy}
          onSend={(given) => void renew(given)}
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
          send={m.backoffice_second_remove()}
          faults={removing.faults}
          isBusy={removing.isBusy}
          onSend={(given) => void remove(given)}
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
    <Alert severity="info" variant="outlined" icon={false}>
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
