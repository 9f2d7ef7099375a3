import { homedir } from 'node:os';
import { parseArgs } from 'node:util';
import { serveCommandWords } from '../../../src/language/commands/serve.ts';
import { fileNoticeSentence, fileProblemSentence } from '../../../src/language/files/club-file.ts';
import { startServer, type RunningServer } from '../../app/director/server.ts';
import { dataFolder } from '../../store/file/data-folder.ts';
import { isProblem } from '../../store/problem.ts';
import { openInBrowser, type OpeningBrowser } from './open-browser.ts';
import type { Command, CommandAnswer, CommandContext, CommandOutcome } from '../command/command.ts';
import { jsonDocument } from '../command/json.ts';

/** The same port every evening, so that a browser's bookmark still leads to Etui. */
const USUAL_PORT = 4747;

/**
 * `etui serve [--port N] [--data DIR] [--no-open]`: the application in a browser, until it is interrupted. This is the
 * one command that prints while it runs: its address, as soon as it can be opened.
 */
export const serveCommand: Command = { usage: (language) => serveCommandWords[language].usage, answer: serve };

async function serve(args: readonly string[], { json, language }: CommandContext): Promise<CommandOutcome> {
  const words = serveCommandWords[language];
  const call = readArguments(args);
  if (call === null) return { problem: null };
  if (call.port === null) return { problem: words.wrongPort };
  let opening: OpeningBrowser | null = null;
  const onEntered = (next: string): void => {
    opening?.end();
    process.stderr.write(`${words.next(next)}\n`);
  };
  const running = await startServer({ data: call.data, port: call.port, now: () => new Date(), language, onEntered });
  if (isProblem(running)) return { exit: 1, out: '', messages: [fileProblemSentence(running, language)] };
  const { address } = running;
  process.stdout.write(json ? jsonDocument({ address }) : `${address}\n`);
  const problem = running.problem();
  if (problem) process.stderr.write(`${fileProblemSentence(problem, language)}\n`);
  for (const notice of running.club()?.store.notices.list() ?? [])
    process.stderr.write(`${fileNoticeSentence(notice, language)}\n`);
  if (!running.hasScreens) process.stderr.write(`${words.notBuilt}\n`);
  if (call.open) opening = openInBrowser(address);
  const answer = await untilInterrupted(running);
  opening?.end();
  return answer;
}

interface ServeCall {
  /** Null when what was given is no port. */
  readonly port: number | null;
  readonly data: string;
  readonly open: boolean;
}

function readArguments(args: readonly string[]): ServeCall | null {
  try {
    const { values } = parseArgs({
      args: [...args],
      options: { port: { type: 'string' }, data: { type: 'string' }, 'no-open': { type: 'boolean' } },
    });
    const { platform, env } = process;
    return {
      port: values.port === undefined ? USUAL_PORT : readPort(values.port),
      data: values.data || dataFolder({ platform, env, home: homedir() }),
      open: values['no-open'] !== true,
    };
  } catch (error) {
    // parseArgs has no other way to say that an option is unknown or lacks its value.
    if (error instanceof TypeError) return null;
    throw error;
  }
}

function readPort(text: string): number | null {
  const port = /^\d{1,5}$/.test(text) ? Number(text) : Number.NaN;
  return port <= 65_535 ? port : null;
}

/** Ends on Ctrl-C or when the system asks: connections first, then the club's file. */
function untilInterrupted(running: RunningServer): Promise<CommandAnswer> {
  return new Promise((resolve, reject) => {
    const end = (): void => {
      for (const signal of ['SIGINT', 'SIGTERM'] as const) process.off(signal, end);
      running.close().then(() => resolve({ exit: 0, out: '', messages: [] }), reject);
    };
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, end);
  });
}
