import { phrase } from './nodes.ts'
import { SACRIFICED_LAND } from './structure.ts'

/** What is said of creatures. */
export const predicates = [
  phrase('predicate', 'must', '(attacks/attack) each combat if able', {
    fixed: { action: 'attack', during: 'combat' },
    reads: ['(attacks/attack) this combat if able'],
  }),
  phrase('predicate', 'must', '(blocks/block) each combat if able', {
    fixed: { action: 'block', during: 'combat' },
    reads: ['(blocks/block) this combat if able'],
  }),
  phrase('predicate', 'must', '(attacks/attack) this turn if able', {
    fixed: { action: 'attack', during: 'turn' },
  }),
  phrase('predicate', 'must', '(blocks/block) this turn if able', {
    fixed: { action: 'block', during: 'turn' },
  }),
  phrase('predicate', 'must attack', '(attacks/attack) {self} each combat if able', {
    fixed: { object: 'this' },
  }),
  phrase('predicate', 'must attack', '(attacks/attack) you each combat if able', {
    fixed: { object: 'you' },
  }),
  phrase('predicate', 'blocks each attacker', '(blocks/block) each attacking creature if able', {
    reads: ['(blocks/block) each attacking creature this turn if able'],
  }),
  phrase('predicate', 'base', '(has/have) base power and toughness {power:#}/{toughness:#}'),
  phrase('predicate', 'has', '(has/have) {keyword:keyword}'),
  phrase('predicate', 'gains', '(has/have) {keywords:keyword+", and"}'),
  phrase('predicate', 'grants', '(has/have) {texts:granted-keyword+", and"}'),
  phrase('predicate', 'has with', '(has/have) {keywords:keyword+", "} and {texts:granted-keyword+" and "}'),
  phrase('predicate', 'has with', '(has/have) {keywords:keyword+", "}, and {texts:granted-keyword+" and "}', {
    fixed: { as: 'comma' },
  }),
  phrase('predicate', 'grants', '(has/have) "{texts:clause+" "}"'),
  phrase('predicate', 'attacks despite defender', "can attack as though it didn't have defender"),
  phrase('predicate', 'protected', '(has/have) protection from {from:guard+" and from "}'),
  phrase('predicate', 'hexproof from', '(has/have) hexproof from {from:guard}'),
  phrase('predicate', 'untargetable by abilities', "can't be the target of abilities your opponents control"),
  phrase(
    'predicate',
    'crews by toughness',
    '(saddles/saddle) Mounts and (crews/crew) Vehicles using its toughness rather than its power',
  ),
  phrase('predicate', 'not alone', "can't {actions:actions} alone"),
  phrase('predicate', 'not alone', "can't attack unless at least {least:#} other creatures attack", {
    fixed: { action: 'attack' },
  }),
  phrase('predicate', 'not alone', "can't block unless at least {least:#} other creatures block", {
    fixed: { action: 'block' },
  }),
  phrase('predicate', 'only where', "can't attack unless defending player controls a(n) {controls:thing}"),
  phrase('predicate', 'cannot', "can't attack you or planeswalkers you control", {
    fixed: { action: 'attack', object: 'you and planeswalkers' },
  }),
  phrase('predicate', 'cannot', "can't attack you", { fixed: { action: 'attack', object: 'you' } }),
  phrase('predicate', 'only alone', 'can only attack alone', {
    fixed: { action: 'attack' },
    reads: ['can attack only alone'],
  }),
  phrase('predicate', 'only beside', "can't attack unless {quality:companion} also attacks", {
    fixed: { action: 'attack' },
  }),
  phrase('predicate', 'only beside', "can't block unless {quality:companion} also blocks", {
    fixed: { action: 'block' },
  }),
  phrase('predicate', 'costs', "can't {actions:actions} unless its controller pays {cost:mana}"),
  phrase('predicate', 'costs', "can't attack unless you sacrifice a land", {
    fixed: { action: 'attack', cost: SACRIFICED_LAND },
  }),
  phrase('predicate', 'costs', "can't block {quality:quality} unless you pay {cost:mana}", {
    fixed: { action: 'block' },
  }),
  phrase('predicate', 'cannot block', "can't block {which:quality}"),
  phrase('predicate', 'cannot', "can't {actions:actions}"),
  phrase(
    'predicate',
    'blocked by all or none',
    "can't be blocked unless all creatures defending player controls block it",
  ),
  phrase('predicate', 'blockers', "can't be blocked except by {least:#} or more creatures", {
    fixed: { most: null },
  }),
  phrase('predicate', 'blockers', "can't be blocked by more than one creature", {
    fixed: { least: 1, most: 1 },
  }),
  phrase('predicate', 'blockers', "can't be blocked by more than {most:#} creatures", {
    fixed: { least: 1 },
  }),
  phrase('predicate', 'blocked only by', "can't be blocked except by {by:quality}"),
  phrase('predicate', 'blocks only', 'can block only {which:quality}'),
  phrase('predicate', 'cannot be blocked', "can't be blocked by {by:quality}"),
  phrase('predicate', 'cannot be blocked', "can't be blocked", { reads: ["can't be blocked this turn"] }),
  phrase('predicate', 'must be blocked', 'must be blocked if able', { fixed: { least: 1 } }),
  phrase('predicate', 'must be blocked', 'must be blocked by {least:#} or more creatures if able'),
  phrase('predicate', 'must be blocked', 'must be blocked by exactly one creature if able', {
    fixed: { least: 1, most: 1 },
  }),
  phrase('predicate', 'must be blocked', 'must be blocked by {by:companion} if able', {
    fixed: { least: 1 },
  }),
  phrase('predicate', 'blocks more', 'can block any number of creatures', { fixed: { many: null } }),
  phrase('predicate', 'blocks more', 'can block an additional creature each combat', {
    fixed: { many: 1 },
    reads: ['can block an additional creature'],
  }),
  phrase('predicate', 'blocks more', 'can block an additional {many:#} creatures each combat', {
    reads: ['can block up to {many:#} additional creatures each combat'],
  }),
]
