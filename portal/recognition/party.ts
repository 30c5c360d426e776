import type { FastifyReply, FastifyRequest } from 'fastify';
import { ISF_10, ISF_5 } from '#contract/codes.ts';
import type { PartyPrefix } from '#contract/entities/partyBlock.ts';
import type { RecognizedDraft } from '#contract/recognition.ts';
import type { DocumentModel } from '#recognition/documentModel.ts';
import { partyOfBlock } from '#recognition/partyOfBlock.ts';
import type { RecognizedParty } from '#recognition/recognitionTypes.ts';
import type { Portal } from '../portal.ts';
import type { Principal } from '../principal.ts';
import { portalEngine, type SourceFile } from './engine.ts';
import { readRules } from './memoryStore.ts';
import type { UnderstandTask } from './understand.ts';
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
    const { drafts, party } = await portalEngine.understand(await taskFor(call, file, model, block), signal);
    const whole = block && partyAmong(drafts, block);
    const found = whole ?? party;
    if (!found || (found.name === '' && found.addr === '')) throw new Unrecognizable('noParty');
    return found;
  } catch (error) {
    const { reason, args } = error instanceof Unrecognizable ? error : new Unrecognizable('aiAbnormal');
    throw refuseRecognition(request, reason, file.filename, args);
  }
}

/** With a block, the document is also read as a whole: it may be an invoice or a worksheet with the parties of all blocks. */
async function taskFor(
  { portal, principal }: PartyCall,
  { kind, bytes }: SourceFile,
  model: DocumentModel,
  block?: PartyPrefix,
): Promise<UnderstandTask> {
  return {
    models: block ? [model] : [],
    billType: block === 'book' ? ISF_5 : ISF_10,
    rules: block ? await readRules(portal, principal.enterpriseId) : [],
    party: kind === 'text' ? bytes.toString() : model,
  };
}

/** @throws Unrecognizable if the parties are those of other blocks */
function partyAmong(drafts: readonly RecognizedDraft[], block: PartyPrefix): RecognizedParty | null {
  const found = partyOfBlock(drafts, block);
  if (found === 'several') throw new Unrecognizable('severalParties');
  if (found === 'other') throw new Unrecognizable('otherParties');
  return found;
}
