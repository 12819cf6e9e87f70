import {
  type SubmitEvent,
  type KeyboardEvent,
  type ReactNode,
  useEffect,
  useRef,
  useState
} from 'react'

import { RequestError } from '../../contract/request-error.ts'
import { consumeQueuedSubmit } from '../../fast-start/queued-submit.ts'
import { useCountdown } from '../../features/page/use-countdown.ts'
import { cleanCode } from '../../format/clean-text.ts'
import { messages } from '../../messages.ts'
import { signIn } from '../../stores/sign-in.ts'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { eyeIcon, eyeOffIcon } from '../../ui/icons.ts'
import { Notice, NoticeText } from '../../ui/notice.tsx'
import { loginName } from './login-name.ts'
import {
  checkLogin,
  isWrongPair,
  type LoginProblems,
  loginProblems
} from './login-problems.ts'

const texts = messages.login

/** Keeps what was typed, unless the server refused the pair. */
export function LoginForm({ ready }: { ready: boolean }): ReactNode {
  const [problems, setProblems] = useState<LoginProblems>({})
  const [busy, setBusy] = useState(false)
  const [visible, setVisible] = useState(false)
  const [capsLock, setCapsLock] = useState(false)
  const [wait, startWait] = useCountdown()
  const form = useRef<HTMLFormElement>(null)
  const name = useRef<HTMLInputElement>(null)
  const password = useRef<HTMLInputElement>(null)

  function focusFirst(found: LoginProblems): boolean {
    const field = found.name ? name : found.password ? password : undefined
    field?.current?.focus()
    return field !== undefined
  }

  async function submit(event: SubmitEvent): Promise<void> {
    event.preventDefault()
    if (!name.current || !password.current || busy || wait > 0) return
    const login = cleanCode(name.current.value)
    const found = checkLogin(login, password.current.value)
    setProblems(found)
    if (focusFirst(found)) return
    setBusy(true)
    try {
      await signIn(login, password.current.value)
      password.current.value = ''
    } catch (error) {
      const failure =
        error instanceof RequestError
          ? error
          : new RequestError({ kind: 'bad-answer' })
      setBusy(false)
      const requested = secondsToWait(failure)
      if (requested > 0) {
        startWait(requested)
        setProblems({})
        return
      }
      const answered = loginProblems(failure)
      setProblems(answered)
      if (isWrongPair(failure)) {
        password.current.value = ''
        password.current.focus()
      } else focusFirst(answered)
    }
  }

  useEffect(() => {
    // The user may have submitted before hydration.
    if (ready && consumeQueuedSubmit()) form.current?.requestSubmit()
  }, [ready])

  const watchCapsLock = (event: KeyboardEvent): void =>
    setCapsLock(event.getModifierState('CapsLock'))
  const formProblem = wait > 0 ? texts.wait(wait) : problems.form

  return (
    <form
      ref={form}
      method="post"
      noValidate
      // In its place from the first paint on, but not shown to somebody who
      // turns out to be signed in.
      className="invisible grid gap-5 in-data-[session=guest]:visible in-data-[session=refused]:visible"
      aria-label={texts.title}
      onSubmit={event => void submit(event)}
    >
      {formProblem && (
        <Notice role="alert">
          <NoticeText>{formProblem}</NoticeText>
          {problems.setting && <NoticeText>{problems.setting}</NoticeText>}
        </Notice>
      )}
      <Field
        {...loginName.attributes}
        ref={name}
        size="lg"
        label={loginName.label}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        required
        error={problems.name}
      />
      <Field
        ref={password}
        size="lg"
        label={texts.password}
        name="password"
        type={visible ? 'text' : 'password'}
        autoComplete="current-password"
        required
        error={problems.password}
        hint={capsLock ? texts.capsLock : undefined}
        hintTone="warn"
        onKeyDown={watchCapsLock}
        onKeyUp={watchCapsLock}
        onBlur={() => setCapsLock(false)}
        end={
          <IconButton
            size="sm"
            label={visible ? texts.hidePassword : texts.showPassword}
            aria-pressed={visible}
            onClick={() => setVisible(!visible)}
          >
            {visible ? <Icon path={eyeOffIcon} /> : <Icon path={eyeIcon} />}
          </IconButton>
        }
      />
      <Button
        type="submit"
        variant="primary"
        size="lg"
        // It waits for React, and React for somebody. A press is queued.
        className="[astro-island[ssr]_[data-session=guest]_&]:cursor-default [astro-island[ssr]_[data-session=guest]_&]:bg-felt [astro-island[ssr]_[data-session=guest]_&]:text-on-felt"
        busy={busy}
        disabled={!ready || wait > 0}
      >
        {texts.submit}
      </Button>
    </form>
  )
}

/** In s; 0 if the server does not say. */
function secondsToWait({ kind, facts }: RequestError): number {
  return kind === 'too-many' ? (facts.retryAfter ?? 0) : 0
}
