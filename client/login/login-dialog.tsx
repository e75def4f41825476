'use client'
import { Dialog } from '../../ui/dialog/dialog.tsx'
import { Account } from '../account/account.tsx'
import { closeLogin, finishLogin } from './login-store.ts'

/** The dialog of `ensureLogin`, rendered while the store says that it is open. `container` is its parent element. */
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
          // An accidental click outside would lose the typed values.
          closesOnOverlay={false}
          onOpenChange={(open) => !open && closeLogin()}
        >
          {screen}
        </Dialog>
      )}
    />
  )
}
