import type { FastifyReply, FastifyRequest } from 'fastify';
import { ISF_10, ISF_5 } from '#contract/codes.ts';
import type { PartyPrefix } from '#contract/entities/partyBlock.ts';
import type { DocumentModel } from '#recognition/documentModel.ts';
import { partyOfBlock } from '#recognition/partyOfBlock.ts';
import type { RecognizedParty } from '#recognition/recognitionTypes.ts';
import type { Portal } from '../portal.ts';
import type { Principal } from '../principal.ts';
import { portalEngine, type SourceFile } from './engine.ts';
import { readRules } from './memoryStore.ts';
import { Unrecognizable } from './unrecognizable.ts';
import { receiveDocuments, refuseRecognition } from './receiveDocuments.ts';

/** Milliseconds; the person waits. */
const READING_MAX = 20_000;

interface PartyCall {
  portal: Portal;
  principal: Principal;
  request: FastifyRequest;
}

/** The party of a pasted text. @throws Refusal `recognitionFailed` for a text without name and address */
export const partyOfText = (
  call: PartyCall,
  { text, block }: { text: string; block?: PartyPrefix | undefined },
): Promise<RecognizedParty> => partyOf(call, { filename: '', kind: 'text', bytes: Buffer.from(text) }, block);

/** The party of the document in a request, which is not stored. @throws Refusal `recognitionFailed` */
export async function partyOfUpload(call: PartyCall, reply: FastifyReply): Promise<RecognizedParty> {
  const { portal, request } = call;
  const files: SourceFile[] = [];
  const { block } = await receiveDocuments(
    request,
    reply,
    {
      take: async (file) => {
        if (files.length === 0) files.push(file);
      },
      reject: (filename, reason) => {
        throw refuseRecognition(request, reason, filename);
      },
    },
    portal.paces?.upload,
  );
  const [file] = files;
  if (!file) throw refuseRecognition(request, 'noFile');
  return partyOf(call, file, block);
}

async function partyOf(call: PartyCall, file: SourceFile, block?: PartyPrefix): Promise<RecognizedParty> {
  const { request } = call;
  const signal = AbortSignal.timeout(READING_MAX);
  try {
    const model = await portalEngine.read(file, { signal, onProgress: () => {} });
    const source = file.kind === 'text' ? file.bytes.toString() : model;
    const whole = block && (await findParty(call, model, block, signal));
    const found = whole ?? (await readParty(source, signal));
    if (!found || (found.name === '' && found.addr === '')) throw new Unrecognizable('noParty');
    return found;
  } catch (error) {
    const { reason, args } = error instanceof Unrecognizable ? error : new Unrecognizable('aiAbnormal');
    throw refuseRecognition(request, reason, file.filename, args);
  }
}

/** Understands the document as a whole: it may be an invoice or a worksheet with the parties of all blocks. */
async function findParty(
  { portal, principal }: PartyCall,
  model: DocumentModel,
  block: PartyPrefix,
  signal: AbortSignal,
): Promise<RecognizedParty | null> {
  const rules = await readRules(portal, principal.enterpriseId);
  const billType = block === 'book' ? ISF_5 : ISF_10;
  const { drafts } = await portalEngine.understand({ models: [model], billType, rules }, signal);
  const found = partyOfBlock(drafts, block);
  if (found === 'several') throw new Unrecognizable('severalParties');
  if (found === 'other') throw new Unrecognizable('otherParties');
  return found;
}

/** Reads a text or document that holds one party, in the thread as well: hostile text takes long. */
async function readParty(source: DocumentModel | string, signal: AbortSignal): Promise<RecognizedParty | undefined> {
  return (await portalEngine.understand({ models: [], billType: ISF_10, rules: [], party: source }, signal)).party;
}
