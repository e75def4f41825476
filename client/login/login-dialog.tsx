'use client'
import { Dialog } from '../../ui/dialog/dialog.tsx'
import { Account } from '../account/account.tsx'
import { closeLogin, finishLogin } from './login-store.ts'

/** The dialog of `ensureLogin`, as long as the store says that it is open. `container` is the element that holds it. */
export function LoginDialog({ container }: { container?: HTMLElement }) {
  return (
    <Account
      first={{ name: 'signIn' }}
      onDone={finishLogin}
      frame={(title, screen) => (
        <Dialog
          id="login"
          size="small"
          title={title}
          open
          beginsWithField
          container={container}
          // What was typed would be lost by a press beside it.
          closesOnOverlay={false}
          onOpenChange={(open) => !open && closeLogin()}
        >
          {screen}
        </Dialog>
      )}
    />
  )
}
