/**
 * What an error of WhatsApp asks for: `later` (a limit, a fault of theirs, no answer), `template` (the day in which free text is taken is over),
 * `configuration` (token, rights, templates: an operator has to act), or `unreachable`: this phone does not get the message.
 */
export type WhatsappFault = 'later' | 'template' | 'configuration' | 'unreachable'

/** A message that WhatsApp did not take. */
export class WhatsappError extends Error {
  readonly fault: WhatsappFault
  constructor(fault: WhatsappFault, message: string, options?: ErrorOptions) {
    super(message, options)
    this.name = 'WhatsappError'
    this.fault = fault
  }
}
