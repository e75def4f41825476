import type { HTMLAttributes } from 'react'
import { lowVisionAttributes, lowVisionCookie, readLowVision } from '../ui/visitor/low-vision.ts'
import { isTheme, themeCookie } from './theme.ts'

type Cookies = { get: (name: string) => { value: string } | undefined }
type Attributes = HTMLAttributes<HTMLHtmlElement> & Record<`data-${string}`, string>

/** Attributes of `<html>` from the cookies, set on the server so that the page does not flash. Invalid cookies are ignored. */
export function htmlAttributes(cookies: Cookies): Attributes {
  const theme = cookies.get(themeCookie)?.value
  const lowVision = readLowVision(cookies.get(lowVisionCookie)?.value)
  return { ...(isTheme(theme) && { 'data-theme': theme }), ...(lowVision && lowVisionAttributes(lowVision)) }
}
