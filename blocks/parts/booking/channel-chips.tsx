import { Chip, Chips } from '../common/chip.tsx'

type Channel = 'TEL' | 'EMAIL'

type Props = {
  /** The id of the form, so that two forms choose separately. */
  id: string
  legend: string
  channel: Channel
  texts: Readonly<Record<'bySms' | 'byMail', string>>
  onChange: (channel: Channel) => void
}

/** Whether messages come to the phone or by e-mail. */
export const ChannelChips = ({ id, legend, channel, texts, onChange }: Props) => (
  <Chips legend={legend}>
    {(['TEL', 'EMAIL'] as const).map((one) => (
      <Chip
        key={one}
        name={`${id}-channel`}
        value={one}
        defaultChecked={one === channel}
        onChange={() => onChange(one)}
      >
        {one === 'TEL' ? texts.bySms : texts.byMail}
      </Chip>
    ))}
  </Chips>
)
