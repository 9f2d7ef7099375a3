import { dealerOf, vulnerabilityOf } from '../../bridge/board.ts';
import { formatDeal } from '../../bridge/deal/text.ts';
import { formatCard } from '../../bridge/notation/card.ts';
import { formatContract } from '../../bridge/notation/contract.ts';
import { writeCsv } from '../csv.ts';
import type { FileResult, TournamentEvent } from '../event/event.ts';
import { awardCell } from './outcome.ts';
import { DEAL_HEADS } from './deals.ts';
import { NAME_HEADS } from './lines.ts';

/** The bytes of an event as CSV: a line a result in the event's order; of deals alone a line a deal. */
export function writeCsvEvent(event: TournamentEvent): Uint8Array {
  const rows = event.results.length > 0 ? resultRows(event) : dealRows(event);
  return new TextEncoder().encode(writeCsv(rows, ','));
}

function dealRows({ deals }: TournamentEvent): string[][] {
  const rows = deals.map(({ board, deal }) => {
    const hands = formatDeal(deal).slice('N:'.length).split(' ');
    return [String(board), dealerOf(board), vulnerabilityOf(board), ...hands];
  });
  return [[...DEAL_HEADS], ...rows];
}

function resultRows(event: TournamentEvent): string[][] {
  const ofPlayers = event.ranks === 'player';
  const seats = ofPlayers ? ['n', 's', 'e', 'w'] : ['ns', 'ew'];
  const hasSections = event.results.some(({ section }) => section !== '');
  const head = [
    ...(hasSections ? ['section'] : []),
    'round',
    'table',
    'board',
    ...seats,
    'contract',
    'declarer',
    'tricks',
    'lead',
    'score',
    'award',
    ...NAME_HEADS[ofPlayers ? 'players' : 'pairs'],
  ];
  const rows = event.results.map((result) => {
    const { section, round, table, board } = result;
    return [
      ...(hasSections ? [section] : []),
      round === null ? '' : String(round),
      table === null ? '' : String(table),
      String(board),
      ...placesOf(result, ofPlayers).map((place) => event.entries[place]?.number ?? ''),
      ...outcomeCells(result),
      ...namesOf(event, result),
    ];
  });
  return [head, ...rows];
}

function placesOf({ seats }: FileResult, ofPlayers: boolean): readonly number[] {
  if (seats === null) return ofPlayers ? [-1, -1, -1, -1] : [-1, -1];
  return 'ns' in seats ? [seats.ns, seats.ew] : [seats.N, seats.S, seats.E, seats.W];
}

function namesOf(event: TournamentEvent, result: FileResult): readonly string[] {
  const ofPlayers = event.ranks === 'player';
  return placesOf(result, ofPlayers).flatMap((place) => {
    const players = event.entries[place]?.players ?? [];
    const [first = '', second = ''] = players.map(({ name }) => name);
    return ofPlayers ? [first] : [first, second];
  });
}

/** Contract, declarer, tricks, lead, score and award. */
function outcomeCells({ outcome, board }: FileResult): readonly string[] {
  switch (outcome.kind) {
    case 'played': {
      const { contract, declarer, tricks, lead } = outcome;
      return [formatContract(contract, 'en'), declarer, String(tricks), lead ? formatCard(lead, 'en') : '', '', ''];
    }
    case 'passedOut':
      return ['PASS', '', '', '', '', ''];
    case 'score':
      return ['', '', '', '', String(outcome.score), ''];
    case 'award':
    case 'notPlayed':
    case 'ruled':
      return ['', '', '', '', '', awardCell(outcome, board)];
  }
}
