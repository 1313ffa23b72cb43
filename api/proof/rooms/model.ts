import { addDays, nightsBetween, type BookingState } from '@itinera/shared/contracts';

/** An allotment as the rules speak of it. `isGivenBack`: its release is over for every night of the test. */
export interface Given {
  id: string;
  isOwn: boolean;
  types: string[];
  kind: 'guaranteed' | 'soft' | 'on_request' | 'free_sale';
  first: string;
  last: string;
  rooms: number;
  isGivenBack: boolean;
  asks: boolean;
}

export interface Asked {
  type: string;
  from: string;
  to: string;
  rooms: number;
}

/** What a stay is expected to be. */
export interface Expected extends Asked {
  state: BookingState;
  status: 'held' | 'sold' | 'released' | null;
  isAsked: boolean;
  hasReason: boolean;
  isOverridden: boolean;
  /** The allotment of each room, by night. */
  taken: Map<string, string[]>;
  isRemoved: boolean;
}

type Night = { is: 'free' | 'asked' | 'full' } | { is: 'taken'; of: string[] };

const kinds = ['guaranteed', 'soft'];

const daysOf = ({ from, to }: Asked): string[] =>
  Array.from({ length: nightsBetween(from, to) }, (_, night) => addDays(from, night));

/** The rules of rooms, counted room by room and without any function of the product. */
export class Model {
  readonly stays: Expected[] = [];
  readonly allotments: Given[];

  constructor(allotments: Given[]) {
    this.allotments = allotments;
  }

  private roomsOf(id: string, day: string, stay?: Expected): number {
    const stays = stay ? [stay] : this.stays.filter(({ isRemoved }) => !isRemoved);
    return stays.reduce(
      (all, { taken }) => all + (taken.get(day) ?? []).filter((one) => one === id).length,
      0,
    );
  }

  private leftOf({ id, rooms, isGivenBack }: Given, day: string, stay?: Expected): number {
    const own = stay && !stay.isRemoved ? this.roomsOf(id, day, stay) : 0;
    if (isGivenBack) return own;
    return Math.max(own, rooms - (this.roomsOf(id, day) - own));
  }

  night(day: string, { type, rooms }: Asked, stay?: Expected): Night {
    const here = this.allotments.filter(
      ({ types, first, last }) => (types.length === 0 || types.includes(type)) && first <= day && day <= last,
    );
    const counted = here.filter(({ kind }) => kinds.includes(kind));
    const rank = ({ kind, isOwn, types, id }: Given) =>
      [kinds.indexOf(kind), Number(!isOwn), types.length || 9, id].join(' ');
    const pool = counted
      .toSorted((one, other) => (rank(one) < rank(other) ? -1 : 1))
      .flatMap((one) => Array.from({ length: Math.max(0, this.leftOf(one, day, stay)) }, () => one.id));
    if (pool.length >= rooms) return { is: 'taken', of: pool.slice(0, rooms) };
    if (here.length === 0 || here.some(({ kind }) => kind === 'free_sale')) return { is: 'free' };
    return { is: here.some(({ kind, asks }) => kind === 'on_request' || asks) ? 'asked' : 'full' };
  }

  nights(asked: Asked, stay?: Expected): Map<string, Night> {
    return new Map(daysOf(asked).map((day) => [day, this.night(day, asked, stay)]));
  }

  /** The stay after it took these nights in the state of its booking. */
  private take(stay: Expected, nights: Map<string, Night>): void {
    const rooms = new Map<string, string[]>();
    for (const [day, night] of nights) if (night.is === 'taken') rooms.set(day, night.of);
    const isSold = stay.state === 'confirmed';
    const status = stay.state === 'cancelled' ? 'released' : isSold ? 'sold' : 'held';
    stay.status = rooms.size > 0 ? status : null;
    stay.taken = stay.state === 'cancelled' ? new Map() : rooms;
    stay.isAsked = [...nights.values()].some(({ is }) => is === 'asked');
  }

  add(asked: Asked, hasReason: boolean): boolean {
    const nights = this.nights(asked);
    const isFull = [...nights.values()].some(({ is }) => is === 'full');
    if (isFull && !hasReason) return false;
    const stay: Expected = {
      ...asked,
      state: 'draft',
      status: null,
      isAsked: false,
      hasReason: isFull,
      isOverridden: isFull,
      taken: new Map(),
      isRemoved: false,
    };
    this.take(stay, nights);
    this.stays.push(stay);
    return true;
  }

  change(stay: Expected, asked: Asked, hasReason: boolean): boolean {
    const isOther = (['type', 'from', 'to', 'rooms'] as const).some((field) => asked[field] !== stay[field]);
    if (!isOther && stay.status !== 'released') return true;
    const nights = this.nights(asked, stay);
    const isFull = stay.state !== 'cancelled' && [...nights.values()].some(({ is }) => is === 'full');
    const isAllowed = hasReason || stay.hasReason || (!isOther && stay.isOverridden);
    if (isFull && !isAllowed) return false;
    Object.assign(stay, asked);
    if (isOther) {
      stay.isOverridden = isFull;
      stay.hasReason = isFull;
    } else stay.isOverridden ||= isFull;
    this.take(stay, nights);
    return true;
  }

  /** Whether the step is possible for its rooms. */
  go(stay: Expected, to: BookingState, hasReason: boolean): boolean {
    const after: Expected = { ...stay, state: to };
    if (to === 'cancelled') {
      stay.state = to;
      if (stay.status !== null) stay.status = 'released';
      stay.taken = new Map();
      return true;
    }
    if (stay.status === 'released') {
      const nights = this.nights(stay, stay);
      const isMissing = [...nights.values()].some(
        ({ is }) => is === 'full' || (is === 'asked' && !stay.isAsked),
      );
      if (isMissing && to === 'confirmed' && !hasReason) return false;
      if (isMissing && to === 'confirmed') {
        after.hasReason = true;
        after.isOverridden = true;
      }
      if (!isMissing || to === 'confirmed') this.take(after, nights);
    } else if (stay.status === 'held' && to === 'confirmed') after.status = 'sold';
    Object.assign(stay, after);
    return true;
  }

  endHold(stay: Expected): void {
    if (stay.status !== 'held') return;
    stay.status = 'released';
    stay.taken = new Map();
  }

  remove(stay: Expected): void {
    stay.isRemoved = true;
  }

  restore(stay: Expected): boolean {
    const again = new Map<string, string[]>();
    for (const [day, had] of stay.taken) {
      const isLeft = [...new Set(had)].every((id) => {
        const of = this.allotments.find((one) => one.id === id);
        return of && this.leftOf(of, day) >= had.filter((one) => one === id).length;
      });
      const night = isLeft ? { is: 'taken' as const, of: had } : this.night(day, stay);
      if (night.is !== 'taken') return false;
      again.set(day, night.of);
    }
    stay.taken = again;
    stay.isRemoved = false;
    return true;
  }

  /** The rooms of each allotment and night that are sold and held. */
  counts(): string[] {
    const counts = new Map<string, { sold: number; held: number }>();
    for (const { taken, status, isRemoved } of this.stays)
      for (const [day, ids] of isRemoved ? [] : taken)
        for (const id of ids) {
          const of = counts.get(`${id} ${day}`) ?? { sold: 0, held: 0 };
          of[status === 'sold' ? 'sold' : 'held'] += 1;
          counts.set(`${id} ${day}`, of);
        }
    return [...counts].map(([key, { sold, held }]) => `${key} ${sold} ${held}`).sort();
  }
}
