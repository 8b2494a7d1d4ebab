import type { EventLogItem } from '@stagedoor/contract/schemas/event-log-item';
import { mediaLink } from '../media/index.ts';
import type { ItemRow } from './event-log.repo.ts';
import type { Kinds } from './kinds.ts';
import { noticedIn, sentenceOf } from './sentence.ts';

/** Empty for a type that this version does not know. */
export const itemDto =
  (kinds: Kinds) =>
  (row: ItemRow): EventLogItem[] => {
    const kind = kinds.find(row.type);
    if (!kind) return [];
    const { subject_type, subject_id, params } = row;
    const idOf = (type: string) => (subject_type === type ? subject_id : null);
    return [
      {
        id: row.id,
        type: row.type,
        createdDate: row.created_at.toISOString(),
        read: row.read_at !== null,
        sentence: sentenceOf(kind, row, row.language),
        link: kind.link(noticedIn(kind, row)),
        group: kind.group.name,
        idPartner: row.id_partner,
        idPost: idOf('post') ?? idOf('communityPost'),
        idProduct: idOf('product') ?? params.idProduct ?? null,
        idOrder: idOf('order'),
        idUser: row.id_subject,
        partnerImageLink: mediaLink(row.partner_image),
        partnerName: row.partner_name,
        productName: params.product ?? null,
        productType: params.productType ?? null,
        sum: row.sum,
        text: params.text ?? null,
      },
    ];
  };
