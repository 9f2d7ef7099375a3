export interface PlayerView {
  readonly id: number;
  readonly name: string;
}
