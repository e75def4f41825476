'use client'

import { useState } from 'react'
import { ensureLogin } from '../../../client/ensure-login.ts'
import { Button } from '../../../ui/button/button.tsx'
import { AuthLayout } from '../../layouts/auth-layout.tsx'

/** Shows whether `ensureLogin` resolved or rejected. */
export function SampleAction() {
  const [result, setResult] = useState('idle')
  return (
    <AuthLayout title="ensureLogin">
      <Button
        onClick={() =>
          ensureLogin().then(
            () => setResult('done'),
            (error: unknown) => setResult(error instanceof Error ? error.name : 'unknown'),
          )
        }
      >
        ensureLogin()
      </Button>
      <p role="status" className="mt-4">
        {result}
      </p>
    </AuthLayout>
  )
}
