import type { Declaring } from './use-declaring.ts'

export interface BannerProps {
  readonly declaring: Declaring
}

/** The verdict while a declaration is made: how much of what is demanded it obeys, and what would be better. */
export function Banner({ declaring }: BannerProps) {
  const { verdict, barred, use } = declaring
  if (verdict === null) return <div className="banner waiting" role="status" />
  const { legal, better, broken, obeyed, possible, deed, costs } = verdict
  return (
    <div className={legal === false ? 'banner' : 'banner legal'} role="status">
      <span className="word">{legal === null ? 'Not proved' : legal ? 'Legal' : 'Illegal'}</span>
      <p>
        {barred !== null ? (
          <>Not that: {barred}.</>
        ) : broken.length > 0 ? (
          <>
            {sentence(broken[0]?.reason ?? '')}. <small>{broken[0]?.cite.join(', ')}</small>
          </>
        ) : (
          <>
            {possible === 0 ? (
              'Nothing is demanded here.'
            ) : (
              <>
                <b>
                  {obeyed} of {possible ?? obeyed}
                </b>{' '}
                {possible === 1 ? 'requirement' : 'requirements'} obeyed.
              </>
            )}
            {better !== null && (
              <>
                {' '}
                A better {deed}: <b>{better.text}</b>.
              </>
            )}
            {costs.length > 0 && <> To be paid: {costs.join(', ')}.</>}
          </>
        )}
      </p>
      {better !== null && (
        <button type="button" className="btn main" onClick={() => use(better.pairs)}>
          Use this {deed} <kbd className="only-wide">↵</kbd>
        </button>
      )}
    </div>
  )
}

const sentence = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
