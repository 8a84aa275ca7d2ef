import { phrase } from './nodes.ts'

/** A creature type or a color is chosen for something. */
export const choices = [
  phrase(
    'effect',
    'chosen type',
    '{who:object} (becomes/become) the creature type of your choice in addition to (its/their~who) other types until end of turn',
  ),
  phrase(
    'effect',
    'chosen type',
    '{who:object} (becomes/become) the creature type of your choice until end of turn',
    {
      fixed: { only: true },
      reads: ['choose a creature type. {who:object} (becomes/become) that type until end of turn'],
    },
  ),
  phrase(
    'effect',
    'chosen type',
    '{who:object} (becomes/become) the creature type of your choice other than {except:subtype~one} until end of turn',
    {
      fixed: { only: true },
      reads: [
        'choose a creature type other than {except:subtype~one}. {who:object} (becomes/become) that type until end of turn',
      ],
    },
  ),
  phrase(
    'effect',
    'chosen color',
    '{who:object} (gains/gain) protection from the color of your choice until end of turn',
    {
      fixed: { gives: 'protection' },
      reads: ['choose a color. {who:object} (gains/gain) protection from the chosen color until end of turn'],
    },
  ),
  phrase(
    'effect',
    'chosen color',
    '{who:object} (becomes/become) the color of your choice and (gains/gain) hexproof from that color until end of turn',
    {
      fixed: { gives: 'color and hexproof' },
      reads: [
        'until end of turn, {who:object} (becomes/become) the color of your choice and (gains/gain) hexproof from that color',
      ],
    },
  ),
  phrase(
    'effect',
    'chosen color',
    '{who:object} (becomes/become) the color of your choice until end of turn',
    {
      fixed: { gives: 'color' },
    },
  ),
]
